/** Counts the bytes that the engine loads, whoever asks for them. */

export class Downloads {
  #loaded = 0;

  constructor(
    private readonly scope: { fetch: typeof fetch },
    private readonly report: (loaded: number) => void,
  ) {}

  /** Count from now on. */
  begin(): void {
    const original = this.scope.fetch.bind(this.scope);
    this.scope.fetch = async (...request) => {
      const response = await original(...request);
      if (response.body === null) return response;
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(this.#counter()), { status, statusText, headers });
    };
  }

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.#loaded += chunk.byteLength;
        this.report(this.#loaded);
        controller.enqueue(chunk);
      },
    });
  }
}
