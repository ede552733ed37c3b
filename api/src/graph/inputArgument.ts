/** The one argument of nearly every mutation, with one description; its type documents the content. */
import SchemaBuilder, { BasePlugin, type PothosInputFieldConfig, type SchemaTypes } from '@pothos/core';

const NAME = 'inputArgument';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      inputArgument: InputArgumentPlugin<Types>;
    }
  }
}

class InputArgumentPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    if (config.kind !== 'Arg' || config.name !== 'input') return config;
    return { ...config, description: 'The change to make; refused as a whole if any part of it is invalid.' };
  }
}

SchemaBuilder.registerPlugin(NAME, InputArgumentPlugin);

export default NAME;
