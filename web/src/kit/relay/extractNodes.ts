type Connection<Node> =
  | { readonly edges: ReadonlyArray<{ readonly node: Node | null | undefined } | null | undefined> }
  | null
  | undefined;

/** The nodes of a connection, without edges and gaps. */
export function extractNodes<Node>(connection: Connection<Node>): NonNullable<Node>[] {
  const nodes = connection?.edges.map((edge) => edge?.node) ?? [];
  return nodes.filter((node) => node != null);
}
