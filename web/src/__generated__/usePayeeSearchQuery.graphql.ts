/**
 * @generated SignedSource<<a446a3c4f5bfbb73897e5c54f58ef789>>
 * @relayHash d3e4f58fba3d8b8691b228079163f3d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c9e082d26d0120b2b8b0b6944d7f6bee4366a42ddd97e5371d5ef2e3b8a8498

import { ConcreteRequest } from 'relay-runtime';
export type usePayeeSearchQuery$variables = {
  search: string;
};
export type usePayeeSearchQuery$data = {
  readonly payees: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly email: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly totalCount: number;
  };
};
export type usePayeeSearchQuery = {
  response: usePayeeSearchQuery$data;
  variables: usePayeeSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "UserConnection",
    "kind": "LinkedField",
    "name": "payees",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "usePayeeSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePayeeSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c9e082d26d0120b2b8b0b6944d7f6bee4366a42ddd97e5371d5ef2e3b8a8498",
    "metadata": {},
    "name": "usePayeeSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d363db97409674b5b8591156d830d4c8";

export default node;
