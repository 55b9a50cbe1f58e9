/// The use of `$x` as the publisher of a property: decides whether another publisher of the same values can replace it.
package enum PublisherRole: Hashable, Sendable {
  /// An operator or a subscription follows, or it is handed to something that takes any publisher.
  case subscribed(PublisherSubscription)
  /// `publisher.assign(to: &$x)`
  case assigned(PublisherAssignment)
  /// An argument of a function or initializer that is none of Combine's.
  case passed(PassedPublisher)
  /// The end of a key path that is an argument of a function, and stands for no closure: `follow(\.$title)`.
  case passedKeyPath(PassedPublisher)
  /// Returned by a getter, or the value of a `lazy` variable, with the declared type `Published<Value>.Publisher`.
  case returned
  /// A local constant without a written type, on which members are called that may be of any library.
  case inferred
  /// A value of what one of these members gives, which Combine does not declare: `$x.first`.
  case extended(by: [String])
  /// Anything else.
  case other
}

package struct PublisherSubscription: Hashable, Sendable {
  /// Members of the enclosing type that the subscriber assigns on output, before the new value is stored.
  package let assignedMembers: Set<String>
  /// The closures that the subscriber and the operators before it are given; as bytes, with the braces. Nil where others
  /// get the output, too: `assign(to: \.title, on: model)`, `subscribe(subject)`.
  package let callbacks: [Range<Int>]?
  /// What gets something for each value: the closure of `sink`, with the braces, or `.assign(to: &$rows)`, from the period
  /// on. Nil where an operator before may leave values out, or keep them back for some time.
  package var receiver: Range<Int>?
}

package struct PublisherAssignment: Hashable, Sendable {
  /// From the period before `assign` to the closing parenthesis.
  package let range: Range<Int>
  /// An operator before it that takes its type from the property: `compactMap` or `replaceNil`.
  package let operatorTypedByTarget: String?
  /// Its values surely come on the main thread, as far as properties are set there: `$title.map(trimmed)`,
  /// `titles.receive(on: RunLoop.main)`.
  package let isOnMainThread: Bool
}

package struct PassedPublisher: Hashable, Sendable {
  /// The name of the function, or of the type whose initializer is called.
  package let callee: String
  /// The receiver; nil for an unqualified call.
  package let receiver: ExpressionFact?
  package let label: String?
  /// Its place among the arguments.
  package let position: Int
  /// The `$x` itself, without operators.
  package let isPlain: Bool
  /// The other arguments that are publishers of properties of the same object, and nothing else.
  package let companions: [Companion]

  package struct Companion: Hashable, Sendable {
    package let label: String?
    package let position: Int
  }
}

/// `Published<Value>.Publisher` written as a type.
package struct PublisherTypeFact: Hashable, Sendable {
  package enum Position: Hashable, Sendable {
    /// The type of a parameter whose function does nothing with it but subscribe, or hand it on as listed; nil
    /// where it does something else.
    case parameter(handingOn: [PassedPublisher]?)
    /// The type of a computed property, or of a property that a protocol requires.
    case getter
    /// The value of the key paths that a parameter takes, whose function does nothing with these publishers but subscribe;
    /// with the range of the whole `KeyPath<Root, Value>`, and that of `Root`.
    case keyPath(range: Range<Int>, root: Range<Int>)
    case other
  }

  package let range: Range<Int>
  package let valueRange: Range<Int>
  package let position: Position
  /// It is the publisher of an `AsyncPublisher`, the type of `$x.values`.
  package let isOfSequence: Bool

  package var isOfParameter: Bool {
    if case .parameter = position { return true }
    return false
  }
}

/// The observers of a variable, for another one that is to be put beside or into them.
package struct ObserversFact: Hashable, Sendable {
  /// From `{` to `}`.
  package let range: Range<Int>
  /// Where the first observer starts.
  package let firstObserver: Int
  package let willSet: WillSetFact?
  /// The body of `didSet`, from `{` to `}`.
  package let didSetRange: Range<Int>?
  /// Where the first statement of `didSet` starts; nil without one.
  package let didSetStatement: Int?
}

package struct WillSetFact: Hashable, Sendable {
  /// The name of its new value.
  package let parameter: String
  /// From `{` to `}`.
  package let bodyRange: Range<Int>
  package let isEmpty: Bool
  /// Where its first statement starts; nil without one.
  package let firstStatement: Int?
  /// It may return before its end.
  package let mayReturn: Bool
  /// It declares the parameter's name again.
  package let hidesParameter: Bool
}
