/// How much was read, and how long that took.
struct ReadingFigures: Sendable {
  /// Files whose facts are known.
  let read: Int
  /// Files that were not read, as they concern nothing.
  let leftOut: Int
  /// Files that are marked as generated.
  let generated: Int
  let time: Duration

  /// `read 310 files in 240 ms, besides 2 generated ones`
  var line: String {
    let others =
      (leftOut > 0 ? ["\(leftOut) that concern\(leftOut == 1 ? "s" : "") nothing"] : [])
      + (generated > 0 ? ["\(generated) generated"] : [])
    return "read \(read == 1 ? "1 file" : "\(read) files") in \(time.inMilliseconds)"
      + (others.isEmpty ? "" : ", and left out \(others.joined(separator: " and "))")
  }
}

extension Duration {
  /// `1240 ms`
  var inMilliseconds: String {
    let (seconds, attoseconds) = components
    return "\(seconds * 1_000 + attoseconds / 1_000_000_000_000_000) ms"
  }
}
