import Dispatch

/// A value that remembers whether it was asked for: what was found without it does not depend on it.
///
/// Analyses may ask from several threads.
package final class AskedValue<Value: Sendable>: @unchecked Sendable {
  private let value: Value
  /// Only one thread at a time uses `isAsked`.
  private let turn = DispatchSemaphore(value: 1)
  private var isAsked = false

  package init(_ value: Value) { self.value = value }

  /// The value; from now on it was asked for.
  package var asked: Value {
    turn.wait()
    isAsked = true
    turn.signal()
    return value
  }

  package var wasAsked: Bool {
    turn.wait()
    defer { turn.signal() }
    return isAsked
  }

  /// The same value, not asked for yet.
  package var unasked: AskedValue { AskedValue(value) }
}
