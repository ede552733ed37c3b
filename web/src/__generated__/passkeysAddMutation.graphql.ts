/**
 * @generated SignedSource<<c7f3f26e6be54ff2f949129e43ec8681>>
 * @relayHash 0c45037bfb4f83f6f3a581850140a1b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7077238ba2f5d6a6210ba28ea40655988ceba2570bc207a027b621bce8113f83

import { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyInput = {
  name: string;
  response: string;
};
export type passkeysAddMutation$variables = {
  input: AddPasskeyInput;
};
export type passkeysAddMutation$data = {
  readonly result: {
    readonly message?: string;
  } | null | undefined;
};
export type passkeysAddMutation = {
  response: passkeysAddMutation$data;
  variables: passkeysAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysAddMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addPasskey",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "passkeysAddMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addPasskey",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7077238ba2f5d6a6210ba28ea40655988ceba2570bc207a027b621bce8113f83",
    "metadata": {},
    "name": "passkeysAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49ed32d5522c5414e21ff38cc4331f37";

export default node;
