/** How many times each of a few events has happened in this process. */
export class EventCounter<Name extends string> {
  readonly #counts = new Map<Name, number>();

  count(name: Name): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  get counts(): ReadonlyMap<Name, number> {
    return this.#counts;
  }
}
