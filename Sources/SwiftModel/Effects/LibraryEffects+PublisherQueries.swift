/// What the operators of Combine do with the values of a publisher.
extension LibraryEffects {
  /// Whether a chain that has a part of that name makes or uses a publisher, or a lazy sequence: what is given to methods
  /// of such a chain runs later.
  static func defersChain(_ part: String) -> Bool {
    has(.defersChain, part, as: [.operator, .property, .type])
  }

  /// Whether an operator sends values on later than it gets them.
  static func delays(_ operator: String) -> Bool { has(.delays, `operator`, as: .operator) }

  /// Whether an operator leaves values out that come soon after others.
  static func limitsUpdates(_ operator: String) -> Bool { has(.limitsUpdates, `operator`, as: .operator) }

  /// Whether an operator subscribes, or hides the type of the publisher.
  static func endsChain(_ operator: String) -> Bool { has(.endsChain, `operator`, as: .operator) }

  /// Whether an operator takes other publishers and makes one of them all.
  static func combinesPublishers(operator: String) -> Bool {
    has(.combinesPublishers, `operator`, as: .operator)
  }

  /// The same for a publisher by its type.
  static func combinesPublishers(type: String) -> Bool { has(.combinesPublishers, type, as: .type) }

  /// Whether a publisher may send what the publisher sends that its closure gives.
  static func passesPublisher(_ callee: String) -> Bool {
    has(.passesPublisher, callee, as: [.operator, .type])
  }

  /// Whether the type of a publisher that an operator makes does not depend on what it is assigned to.
  static func hasOwnOutput(_ operator: String) -> Bool { has(.hasOwnOutput, `operator`, as: .operator) }

  /// Whether what an operator does with nil depends on the type of what its publisher is assigned to.
  static func isTypedByTarget(_ operator: String) -> Bool { has(.isTypedByTarget, `operator`, as: .operator) }

  /// Whether an operator sends what its closure gives.
  static func mapsOutput(_ operator: String) -> Bool { has(.mapsOutput, `operator`, as: .operator) }

  /// Whether an operator of a publisher or a method of a sequence hands on values of the type that it gets.
  static func passesOutput(_ operator: String) -> Bool {
    has(.passesOutput, `operator`, as: [.operator, .method, .property])
  }

  /// Whether the closure of an operator is given what the publisher before it sends, or the sequence has.
  static func handsOutput(_ operator: String) -> Bool {
    has([.mapsOutput, .passesOutput, .takesOutput], `operator`, as: [.operator, .method, .property])
  }
}
