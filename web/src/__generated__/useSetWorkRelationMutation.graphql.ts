/**
 * @generated SignedSource<<99c57e4099c547ff23dd85693226312d>>
 * @relayHash c6f9a9d24b9539e84c735c5dd7e64978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58276c124cb8515ac7861a7b445b7666d57ee0c9a861fd15b3cd68a2c59673d1

import { ConcreteRequest } from 'relay-runtime';
export type WorkRelation = "CONTRACTOR" | "EMPLOYEE";
export type SetWorkRelationInput = {
  relation: WorkRelation;
  userId: string;
};
export type useSetWorkRelationMutation$variables = {
  input: SetWorkRelationInput;
};
export type useSetWorkRelationMutation$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly user: {
      readonly workRelation: WorkRelation | null | undefined;
    } | null | undefined;
  };
};
export type useSetWorkRelationMutation = {
  response: useSetWorkRelationMutation$data;
  variables: useSetWorkRelationMutation$variables;
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
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workRelation",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetWorkRelationMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setWorkRelation",
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
            "name": "user"
          }
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
    "name": "useSetWorkRelationMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setWorkRelation",
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
          (v3/*:: as any*/),
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
    "id": "58276c124cb8515ac7861a7b445b7666d57ee0c9a861fd15b3cd68a2c59673d1",
    "metadata": {},
    "name": "useSetWorkRelationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5af78f8c167d9ef694d180e701958a28";

export default node;
