/**
 * A printed schema with `!` wherever it says `@semanticNonNull`: what a field is for someone who stops at the first error,
 * and what two versions of the schema are compared by.
 */
import { Kind, parse, print, visit } from 'graphql';

const MARK = 'semanticNonNull';

const isMark = ({ name }) => name.value === MARK;

export const strictForm = (text) =>
  print(
    visit(parse(text), {
      DirectiveDefinition: (node) => (isMark(node) ? null : undefined),
      FieldDefinition: (node) =>
        node.directives.some(isMark)
          ? {
              ...node,
              type: { kind: Kind.NON_NULL_TYPE, type: node.type },
              directives: node.directives.filter((each) => !isMark(each)),
            }
          : undefined,
    }),
  );
