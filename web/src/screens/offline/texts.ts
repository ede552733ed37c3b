export const CANNOT_KEEP =
  'This browser can’t keep entries. Write them down, and enter them when you’re connected.';
