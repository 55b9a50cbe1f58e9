/// `.onReceive(model.$title) { title in … }`: a view listens to the publisher of a property.
package struct ReceiveUse: Hashable, Sendable {
  /// How the values are taken.
  package enum Action: Hashable, Sendable {
    /// `{ title in … }`, with the range of the parameter's name, and of `: Type` behind it where it is written.
    case parameter(Range<Int>, type: Range<Int>?)
    /// `{ show($0) }`, with every `$0` of it.
    case anonymous([Range<Int>])
    /// `perform: show`
    case function(Range<Int>)
  }

  /// `onReceive`
  package let nameRange: Range<Int>
  /// The publisher with its operators.
  package let argumentRange: Range<Int>
  /// The `$title` in it.
  package let projectionNameRange: Range<Int>
  /// The value at the time of the subscription is taken too: there is no `dropFirst()`.
  package let takesInitialValue: Bool
  /// `perform: `, where that stands before the action.
  package let labelRange: Range<Int>?
  package let action: Action
}
