/** The tabs beside the table. */
export const TABS = ["story", "chat"] as const;
export type Tab = (typeof TABS)[number];
