// Absolute paths on purpose: Vite runs in web/ while the compiler runs here.
const path = require('node:path');
const at = (place) => path.join(__dirname, place);

module.exports = {
  src: at('web/src'),
  schema: at('schema.graphql'),
  language: 'typescript',
  artifactDirectory: at('web/src/__generated__'),
  // The client sends an operation's id; the server knows the texts from this file.
  persistConfig: { file: at('api/operations/today.json'), algorithm: 'SHA256' },
  noFutureProofEnums: true,
  customScalarTypes: { Date: 'string', DateTime: 'string', Money: 'number' },
  requireCustomScalarTypes: true,
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
};
