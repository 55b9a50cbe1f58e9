import Dispatch
import Foundation

/// Lets the signals that end a program cancel its work instead, so that it can put everything back first.
enum Interruption {
  /// - Returns: what the work returns. It goes on to its end where it does not look at its cancellation.
  static func cancelling<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let task = Task { () async -> Result<Value, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    let sources = signals.map { number in
      // The default would end the program before anybody hears of the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    let result = await task.value
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
    return try result.get()
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
}
