/**
 * @generated SignedSource<<d6437c44a29b3889933dc23a0d3c8df8>>
 * @relayHash 462def87cfb10ff32193f476c99bcdab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f54e537692f9bd21dd95b13ef6f51e850f43f55107492485fc8a0546bdf7201

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
        "value": 50
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
    "metadata": null,
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
    "id": "2f54e537692f9bd21dd95b13ef6f51e850f43f55107492485fc8a0546bdf7201",
    "metadata": {},
    "name": "usePayeeSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a224462e10345a80367fd1152f8c728";

export default node;
