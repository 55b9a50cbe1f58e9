import Foundation

/// Time and memory that a piece of work takes.
struct Measurement: CustomStringConvertible {
  let wall: Double
  /// Of all cores, in user and system mode.
  let processor: Double
  /// The largest resident size while it ran, in MiB; nil where the system does not tell it apart.
  let peak: Double?

  static func of(_ work: () async throws -> Void) async throws -> Measurement {
    // Linux starts the peak anew when asked to.
    FileHandle(forWritingAtPath: "/proc/self/clear_refs")?.write(Data("5".utf8))
    let wallClock = ContinuousClock()
    let before = processorTime
    let start = wallClock.now
    try await work()
    let duration = (wallClock.now - start).components
    return Measurement(
      wall: Double(duration.seconds) + Double(duration.attoseconds) / 1e18,
      processor: processorTime - before, peak: peakMemory)
  }

  var description: String {
    String(format: "%7.2f s wall %7.2f s processor", wall, processor)
      + (peak.map { String(format: " %6.0f MiB", $0) } ?? "")
  }

  private static var processorTime: Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  private static var peakMemory: Double? {
    guard let data = FileHandle(forReadingAtPath: "/proc/self/status")?.readDataToEndOfFile() else {
      return nil
    }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 / 1024 }
  }
}
