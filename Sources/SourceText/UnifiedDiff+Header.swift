extension UnifiedDiff {
  /// The three lines that name the file, as git writes them.
  static func header(path: String) -> [UInt8] {
    let name = nameInDiff(path)
    let old = quotedIfNeeded("a/" + name)
    let new = quotedIfNeeded("b/" + name)
    // Without the tab, `patch` takes what follows a blank for a date.
    let tab = name.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    return Array("diff --git \(old) \(new)\n--- \(old)\(tab)\n+++ \(new)\(tab)\n".utf8)
  }

  /// The path without what git refuses or leaves out in a diff: leading `./` and `/`.
  private static func nameInDiff(_ path: String) -> String {
    var name = path[...]
    while true {
      if name.hasPrefix("./") {
        name = name.dropFirst(2)
      } else if name.hasPrefix("/") {
        name = name.dropFirst()
      } else {
        return String(name)
      }
    }
  }

  /// In quotes, with C's escapes, when the name holds a quote, a backslash, a control character or anything
  /// that is not ASCII; this is git's default (`core.quotePath`).
  private static func quotedIfNeeded(_ name: String) -> String {
    let text = name.utf8.map(escaped).joined()
    return text.utf8.count == name.utf8.count ? name : "\"\(text)\""
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x07: "\\a"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0B: "\\v"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0x20..<0x7F: String(Unicode.Scalar(byte))
    default: "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)"
    }
  }
}
