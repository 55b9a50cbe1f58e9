import SourceText
import SwiftModel

extension SourceFile {
  /// Whether the variable at an offset may get another value there, or a part of it: `x = 1`, `x.y[2] += 1`,
  /// `x.insert(1)`, `&x`.
  func mayChange(_ name: String, at offset: Int) -> Bool {
    if offset > 0, bytes[offset - 1] == UInt8(ascii: "&") { return true }
    var rest = restOfLine(behind: name, at: offset)[...]
    while let first = rest.first, first != "=" {
      if first == "(" { return false }
      if first == "[", let end = rest.firstIndex(of: "]") {
        rest = rest[rest.index(after: end)...]
      } else if ".?!".contains(first) {
        let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[member.endIndex...]
        if rest.first == "(" { return LibraryEffects.mayMutateReceiver(String(member)) }
      } else {
        break
      }
    }
    let behind = rest.drop { $0 == " " || $0 == "\t" }
    let sign = behind.prefix { "=+-*/%&|^<>!?~".contains($0) }
    return sign.last == "=" && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(sign)
  }
}
