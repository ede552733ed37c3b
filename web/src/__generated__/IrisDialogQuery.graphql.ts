/**
 * @generated SignedSource<<0e77a964378931a2307c7c57f86bf66d>>
 * @relayHash b31f21e5cadcbd05b4f51879e1d4262d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11f97f3d6e1f8fe879335a2d2ac55361902b6e4d25297009051b59d659d4bec4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IrisDialogQuery$variables = {
  year: number;
};
export type IrisDialogQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"IrisDialog_query">;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IrisDialogQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "IrisDialog_query"
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
        "args": [
          {
            "kind": "Variable",
            "name": "year",
            "variableName": "year"
          }
        ],
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
          {
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
          {
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11f97f3d6e1f8fe879335a2d2ac55361902b6e4d25297009051b59d659d4bec4",
    "metadata": {},
    "name": "IrisDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "827f6617243e9d3601d7ea8095602021";

export default node;
