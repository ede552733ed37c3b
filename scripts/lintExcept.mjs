/**
 * A lint rule for the schema with exceptions by name, for rules without an option for it. An exception that is no
 * longer needed is a finding itself.
 */

/** The subject of a finding: a type, or a field of a type as 'File.filename'. */
const coordinate = ({ value, parent }) =>
  parent.kind === 'FieldDefinition' ? `${parent.parent.name.value}.${value}` : value;

export const except = (rule, names) => ({
  ...rule,
  create(context) {
    const unused = new Set(names);
    const report = (finding) => {
      const name = coordinate(finding.node);
      if (names.includes(name)) unused.delete(name);
      else context.report(finding);
    };
    return {
      ...rule.create(Object.create(context, { report: { value: report } })),
      'Document:exit'(node) {
        for (const name of unused) context.report({ node, message: `${name} needs no exception any more.` });
      },
    };
  },
});
