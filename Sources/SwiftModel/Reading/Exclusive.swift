import Dispatch

/// A value that only one thread at a time uses: an analysis that keeps what it was asked.
package final class Exclusive<Value>: @unchecked Sendable {
  private let value: Value
  private let turn = DispatchSemaphore(value: 1)

  /// - Parameter value: used by nobody else.
  package init(_ value: Value) { self.value = value }

  package func withValue<Result>(_ use: (Value) -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return use(value)
  }
}
