/** The names of the databases that the edition without a server stores games in, and their deletion. */

/** Of an earlier version, for all folders of the origin. */
export const FORMER_DATABASE = "pax";

export const databaseOf = (folder: string): string => `${FORMER_DATABASE}:${folder}`;

/** Delete a database, if there is one; false if that failed, or if another tab keeps it open. */
export function deletedDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
      request.onblocked = () => resolve(false);
    } catch {
      resolve(true); // this browser allows no storage
    }
  });
}
