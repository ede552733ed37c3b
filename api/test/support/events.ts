/** The results in a stream of server-sent events, until it completes or breaks. */
export async function* readEvents<Result>(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Result, void> {
  const decoder = new TextDecoder();
  let text = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: complete')) return;
      if (event.startsWith('event: next')) yield JSON.parse(event.slice(event.indexOf('data: ') + 6));
    }
  }
}
