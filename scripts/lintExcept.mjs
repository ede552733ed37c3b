/**
 * A rule of the schema's lint with exceptions by name, for rules that have no option for it. An exception that is not
 * needed any more is a finding itself.
 */

/** What a finding is about: a type, or a field of a type as 'File.filename'. */
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
