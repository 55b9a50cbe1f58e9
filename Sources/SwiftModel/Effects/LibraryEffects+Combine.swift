/// Combine, by its interface and documentation.
extension LibraryEffects {
  static let combine = [
    combineOperators, combineMethods, combineTypes, combineProperties,
  ]

  /// Of `Subject`, subscriptions and timers.
  private static let combineMethods = Group(
    .method,
    [
      "assign(to:on:)": .holdsArgument,
      "publish": .sendsOnItsOwn,
      "send": .tellsOthers,
    ])

  /// Methods of `Publisher`, as its documentation describes them. Methods that sequences, optionals or results share,
  /// such as `map`, and names that projects commonly use, such as `store`, do not identify a publisher.
  private static let combineOperators = Group(
    .operator,
    [
      "append": [.combinesPublishers, .passesOutput],
      "assertNoFailure": [.defersChain, .passesOutput],
      "assign": [.defersChain, .endsChain],
      "autoconnect": [.defersChain, .passesOutput],
      "breakpoint": .passesOutput,
      "combineLatest": [.defersChain, .combinesPublishers],
      "compactMap": [.isTypedByTarget, .mapsOutput],
      "connect": .endsChain,
      "debounce": [.defersChain, .delays, .limitsUpdates, .passesOutput],
      "decode": .hasOwnOutput,
      "delay": [.defersChain, .delays, .passesOutput],
      "drop": [.combinesPublishers, .dropsFirst, .passesOutput],
      "dropFirst": [.dropsFirst, .passesOutput],
      "eraseToAnyPublisher": [.defersChain, .endsChain, .passesOutput],
      "filter": .passesOutput,
      "flatMap": [.dropsFirst, .passesPublisher, .takesOutput],
      "handleEvents": [.defersChain, .passesOutput],
      "map": [.passesPublisher, .hasOwnOutput, .mapsOutput],
      "mapError": .passesOutput,
      "merge": .combinesPublishers,
      "multicast": .defersChain,
      "prefix": [.combinesPublishers, .passesOutput],
      "prepend": [.combinesPublishers, .passesOutput],
      "print": .passesOutput,
      "receive": [.defersChain, .delays, .passesOutput],
      "removeDuplicates": [.defersChain, .passesOutput],
      "replaceError": .defersChain,
      "replaceNil": [.defersChain, .isTypedByTarget],
      "scan": .hasOwnOutput,
      "setFailureType": [.defersChain, .passesOutput],
      "share": [.defersChain, .passesOutput],
      "sink": [.leavesReceiver, .runsLater, .defersChain, .takesOutput],
      "store": .endsChain,
      "subscribe": [.defersChain, .endsChain, .passesOutput],
      "switchToLatest": [.defersChain, .dropsFirst],
      "throttle": [.defersChain, .delays, .limitsUpdates, .passesOutput],
      "tryCompactMap": [.defersChain, .isTypedByTarget, .mapsOutput],
      "tryFilter": [.defersChain, .passesOutput],
      "tryMap": [.defersChain, .hasOwnOutput, .mapsOutput],
      "tryScan": [.defersChain, .hasOwnOutput],
      "zip": .combinesPublishers,
    ])

  /// Publishers, by their types.
  private static let combineTypes = Group(
    .type,
    [
      "AnyPublisher": .hasFirstValue,
      "CombineLatest": .combinesPublishers,
      "CombineLatest3": .combinesPublishers,
      "CombineLatest4": .combinesPublishers,
      "Concatenate": .combinesPublishers,
      "CurrentValueSubject": .hasFirstValue,
      "Empty": .computes,
      "Fail": .computes,
      "Deferred": [.defersChain, .passesPublisher],
      "Future": [.callsClosure, .defersChain],
      "Just": [.defersChain, .hasFirstValue],
      "Merge": .combinesPublishers,
      "Merge3": .combinesPublishers,
      "Merge4": .combinesPublishers,
      "Merge5": .combinesPublishers,
      "Merge6": .combinesPublishers,
      "Merge7": .combinesPublishers,
      "Merge8": .combinesPublishers,
      "MergeMany": [.combinesPublishers, .takesOneType],
      "Published": .computes,
      "Publishers": .defersChain,
      "Zip": .combinesPublishers,
      "Zip3": .combinesPublishers,
      "Zip4": .combinesPublishers,
    ])

  /// Properties that are publishers, or that publishers and subjects have.
  private static let combineProperties = Group(
    .property,
    [
      "data": .givesTypeArgument,
      "objectWillChange": .defersChain,
      "output": .givesTypeArgument,
      "publisher": .defersChain,
    ])
}
