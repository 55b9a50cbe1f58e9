import SourceText

extension SourceFile {
  /// `title` of `model.title` and `model?.title`.
  func member(behind name: String, at offset: Int) -> String? {
    var end = offset + name.utf8.count
    while end < bytes.count, bytes[end] == UInt8(ascii: "?") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
    let rest = bytes[(end + 1)...]
    return text(in: end + 1..<(rest.firstIndex { !$0.continuesIdentifier } ?? bytes.count))
  }

  /// It is a member of something, and not of the type around.
  func isBehindOtherThanSelf(_ offset: Int) -> Bool {
    let isProjection = offset > 0 && bytes[offset - 1] == UInt8(ascii: "$")
    guard let dot = offsetOfDot(before: isProjection ? offset - 1 : offset) else { return false }
    return !bytes[..<dot].suffix(4).elementsEqual("self".utf8)
      || bytes[..<dot].dropLast(4).last.map { $0.continuesIdentifier || $0 == UInt8(ascii: ".") } == true
  }
}
