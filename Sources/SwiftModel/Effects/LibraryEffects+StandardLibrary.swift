/// The standard library, by its interface: which methods are `mutating`, and which closures are `@escaping`.
extension LibraryEffects {
  static let standardLibrary = [
    standardMutatingMethods, standardMethodsOfSequences, standardMethodsOfValues, standardFunctions,
    standardTypes, standardFunctionsOfValues, standardTypesOfValues, standardProperties, standardRequirements,
    standardExpressions,
  ]

  /// Mutating methods of the collections, of `Bool` and of numbers; those of `RangeReplaceableCollection`,
  /// `MutableCollection`, `SetAlgebra` and `Dictionary` as the documentation of the standard library lists
  /// them.
  private static let standardMutatingMethods = Group(
    .method,
    [
      "append": [.mutatesReceiver, .givesNothing],
      "formIntersection": [.mutatesReceiver, .givesNothing],
      "formRemainder": [.mutatesReceiver, .givesNothing],
      "formSquareRoot": [.mutatesReceiver, .givesNothing],
      "formSymmetricDifference": [.mutatesReceiver, .givesNothing],
      "formTruncatingRemainder": [.mutatesReceiver, .givesNothing],
      "formUnion": [.mutatesReceiver, .givesNothing],
      "insert": .mutatesReceiver,
      "merge": [.mutatesReceiver, .givesNothing, .callsClosure],
      "move": .mutatesReceiver,
      "negate": [.mutatesReceiver, .givesNothing],
      "partition": [.mutatesReceiver, .callsClosure, .handsElement],
      "popFirst": [.mutatesReceiver, .givesElement],
      "popLast": [.mutatesReceiver, .givesElement],
      "remove": .mutatesReceiver,
      "removeAll": [.mutatesReceiver, .givesNothing, .callsClosure, .handsElement, .empties],
      "removeFirst": .mutatesReceiver,
      "removeLast": .mutatesReceiver,
      "removeSubrange": [.mutatesReceiver, .givesNothing],
      "removeValue": [.mutatesReceiver, .empties],
      "replace": .lendsStorage,
      "replaceSubrange": [.mutatesReceiver, .givesNothing],
      "reserveCapacity": [.mutatesReceiver, .givesNothing],
      "reverse": [.mutatesReceiver, .givesNothing],
      "shuffle": [.mutatesReceiver, .givesNothing],
      "sort": [.mutatesReceiver, .givesNothing, .callsClosure, .handsElementPair],
      "subtract": [.mutatesReceiver, .givesNothing],
      "swapAt": [.mutatesReceiver, .givesNothing],
      "toggle": [.mutatesReceiver, .givesNothing],
      "trimPrefix": [.lendsStorage, .callsClosure],
      "updateValue": .mutatesReceiver,
      "withContiguousMutableStorageIfAvailable": [.lendsStorage, .callsClosure],
      "withUTF8": [.lendsStorage, .callsClosure],
      "withUnsafeMutableBufferPointer": [.lendsStorage, .callsClosure],
      "withUnsafeMutableBytes": [.lendsStorage, .callsClosure],
    ])

  /// Nonmutating methods of sequences, collections and optionals. None has an escaping closure parameter; `lazy`
  /// collections, with methods of the same names, are recognized by `lazy`.
  private static let standardMethodsOfSequences = Group(
    .method,
    [
      "advanced": .computes,
      "allSatisfy": [.visitsElements, .callsUnlabeledFunction],
      "compactMap": [.visitsElements, .callsUnlabeledFunction, .computes, .mapsElements, .dropsNil],
      "compactMapValues": [.leavesReceiver, .callsClosure, .callsUnlabeledFunction, .mapsValues, .dropsNil],
      "contains": [.visitsElements, .computes],
      "count": .callsClosure,
      "distance": .computes,
      "drop": [.visitsElements, .givesElements],
      "dropFirst": [.givesElements, .computes],
      "dropLast": [.givesElements, .computes],
      "elementsEqual": .compares,
      "enumerated": [.walksElements, .computes, .numbersElements],
      "filter": [.visitsElements, .callsUnlabeledFunction, .givesElements, .computes],
      "first": [.visitsElements, .givesElement, .computes],
      "firstIndex": [.visitsElements, .computes],
      "flatMap": [
        .visitsElements, .callsUnlabeledFunction, .computes, .mapsElements, .joinsElements,
      ],
      "forEach": [
        .visitsElements, .callsUnlabeledFunction, .onlyRunsClosure, .takesOutput,
      ],
      "intersection": [.combinesSets, .computes],
      "joined": [.computes, .joinsElements],
      "last": [.visitsElements, .givesElement, .computes],
      "lastIndex": [.visitsElements, .computes],
      "map": [.visitsElements, .callsUnlabeledFunction, .computes, .mapsElements],
      "mapValues": [.leavesReceiver, .callsClosure, .callsUnlabeledFunction, .mapsValues],
      "max": [.visitsPairs, .givesElement, .computes],
      "merging": .callsClosure,
      "min": [.visitsPairs, .givesElement, .computes],
      "prefix": [.visitsElements, .givesElements, .computes],
      "randomElement": [.givesElement, .computes, .changesOnItsOwn],
      "reduce": [
        .leavesReceiver, .callsClosure, .callsUnlabeledFunction, .computes, .reducesElements,
      ],
      "reversed": [.givesElements, .walksElements, .computes, .passesOutput],
      "shuffled": [.givesElements, .computes, .changesOnItsOwn],
      "sorted": [.visitsPairs, .givesElements, .computes, .passesOutput],
      "split": [.callsClosure, .computes],
      "subtracting": [.combinesSets, .computes],
      "suffix": [.givesElements, .computes],
      "sum": .callsClosure,
      "symmetricDifference": [.combinesSets, .computes],
      "trimmingPrefix": .callsClosure,
      "union": [.combinesSets, .computes],
      "withContiguousStorageIfAvailable": .callsClosure,
      "withUnsafeBufferPointer": .callsClosure,
      "withUnsafeBytes": .callsClosure,
    ])

  /// Methods of strings and numbers that make other values.
  private static let standardMethodsOfValues = Group(
    .method,
    [
      "decode": .computes,
      "encode": .computes,
      "hasPrefix": .computes,
      "hasSuffix": .computes,
      "lowercased": .computes,
      "random": [.computes, .changesOnItsOwn],
      "rounded": .computes,
      "uppercased": .computes,
    ])

  /// Global functions, including those of C for numbers and that of Objective-C.
  private static let standardFunctions = Group(
    .function,
    [
      "abs": [.computes, .isPure],
      "arc4random": [.computes, .changesOnItsOwn],
      "arc4random_uniform": [.computes, .changesOnItsOwn],
      "assert": .computes,
      "autoreleasepool": .callsOnce,
      "ceil": [.computes, .isPure],
      "floor": [.computes, .isPure],
      "max": [.computes, .isPure],
      "min": [.computes, .isPure],
      "pow": [.computes, .isPure],
      "precondition": .computes,
      "round": [.computes, .isPure],
      "sqrt": [.computes, .isPure],
      "stride": [.computes, .isPure],
      "type": [.computes, .isPure],
      "withCheckedContinuation": .callsOnce,
      "withCheckedThrowingContinuation": .callsOnce,
      "withExtendedLifetime": .callsOnce,
      "withMutation": .callsOnce,
      "withUnsafeBytes": .callsClosure,
      "withUnsafeContinuation": .callsOnce,
      "withUnsafeMutableBytes": .callsClosure,
      "withUnsafeMutablePointer": .callsClosure,
      "withUnsafePointer": .callsClosure,
      "withUnsafeTemporaryAllocation": .callsClosure,
      "withUnsafeThrowingContinuation": .callsOnce,
      "zip": [.computes, .isPure],
    ])

  /// Types with initializers that take closures. Those of `Dictionary` with `by:` and `uniquingKeysWith:` call them.
  private static let standardTypes = Group(
    .type,
    [
      "Array": .takesNoContent,
      "AsyncStream": [.callsClosure, .takesNoContent],
      "AsyncThrowingStream": [.callsClosure, .takesNoContent],
      "Dictionary": [.callsClosure, .takesNoContent],
      "Result": [.callsClosure, .takesNoContent],
      "Set": .takesNoContent,
    ])

  /// Properties of values and of generic types.
  private static let standardProperties = Group(
    .property,
    [
      "base": .givesTypeArgument,
      "element": .givesTypeArgument,
      "first": .givesTypeArgument,
      "infinity": .isConstant,
      "last": .givesTypeArgument,
      "lazy": [.defersChain, .passesOutput],
      "lowerBound": .givesTypeArgument,
      "max": .isConstant,
      "min": .isConstant,
      "pi": .isConstant,
      "pointee": .givesTypeArgument,
      "unsafelyUnwrapped": .givesTypeArgument,
      "upperBound": .givesTypeArgument,
      "value": .givesTypeArgument,
      "zero": .isConstant,
      "greatestFiniteMagnitude": .isConstant,
    ])

  /// Requirements of protocols of the standard library and of attributes of the language, which are called by
  /// other names.
  private static let standardRequirements = Group(
    .requirement,
    [
      "callAsFunction": .isCalledByLibrary,
      "dynamicallyCall": .isCalledByLibrary,
      "hash": .isCalledByLibrary,
      "makeIterator": .isCalledByLibrary,
    ])

  /// Beginnings of expressions whose value is another one each time.
  private static let standardExpressions = Group(
    .expression,
    [
      ".random(": .isFresh,
      "Double.random(": .isFresh,
      "Int.random(": .isFresh,
    ])

  /// Functions that take any value.
  private static let standardFunctionsOfValues = Group(
    .function,
    [
      "NSLog": .takesAnyValue,
      "assertionFailure": .takesAnyValue,
      "debugPrint": .takesAnyValue,
      "dump": .takesAnyValue,
      "fatalError": .takesAnyValue,
      "isKnownUniquelyReferenced": .takesAnyValue,
      "os_log": .takesAnyValue,
      "print": .takesAnyValue,
      "unsafeBitCast": .takesAnyValue,
      "unsafeDowncast": .takesAnyValue,
    ])

  /// Types whose initializers take any value.
  private static let standardTypesOfValues = Group(
    .type,
    [
      "AnyHashable": .takesAnyValue,
      "Mirror": .takesAnyValue,
      "ObjectIdentifier": .takesAnyValue,
      "Optional": .takesAnyValue,
      "Unmanaged": .takesAnyValue,
    ])
}
