/**
 * @generated SignedSource<<5326bc16b6a5b2cf4145990917c3c327>>
 * @relayHash 9e3adb51e234cee9c1a1a2c00e6bbed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb838d5dd38d84142f7b43ab859d122b91bcab487e6f50d360ff98f005ce81e2

import { ConcreteRequest } from 'relay-runtime';
export type IrisDialogQuery$variables = {
  year: number;
};
export type IrisDialogQuery$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly files: {
      readonly forms: number;
      readonly warnings: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type IrisDialogQuery = {
  response: IrisDialogQuery$data;
  variables: IrisDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "year"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warnings",
      "storageKey": null
    }
  ],
  "type": "IrisFiles",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IrisDialogQuery",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "irisFiles",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "files"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IrisDialogQuery",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "irisFiles",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb838d5dd38d84142f7b43ab859d122b91bcab487e6f50d360ff98f005ce81e2",
    "metadata": {},
    "name": "IrisDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c373f204f8ffb1b6fd60f8a24b8bb432";

export default node;
