import SourceText
import SwiftParser
import SwiftSyntax

/// Parses files, and reads what is asked about their syntax, which is dropped then.
package enum FactsReader {
  static func parse(_ source: SourceFile) -> SourceFileSyntax {
    parse(source, leavingOut: [])
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    // Swift 5 mode accepts more than Swift 6 mode: `@FetchRequest (…)`, with a blank.
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
  }

  /// Parses a file with comments in place of some bodies, so that all offsets remain the same.
  static func parse(_ source: SourceFile, leavingOut bodies: [Range<Int>]) -> SourceFileSyntax {
    var bytes = source.bytes
    for body in bodies { bytes.withUnsafeMutableBufferPointer { blankOut($0[body]) } }
    WorkFigures.count(parsed: bytes.count - bodies.reduce(0) { $0 + $1.count })
    return parse(bytes)
  }

  /// The lexer reads a long comment in a third of the time that it takes for spaces.
  private static func blankOut(_ body: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    body.update(repeating: UInt8(ascii: " "))
    guard body.count >= 4 else { return }
    let comment = UnsafeMutableBufferPointer(rebasing: body)
    (comment[0], comment[1]) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    (comment[comment.count - 2], comment[comment.count - 1]) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
  }
}

extension SourceFile {
  /// The bodies that contain none of some places, in order.
  ///
  /// - Parameter places: ranges of UTF-8 bytes, in order.
  func bodies(without places: [Range<Int>]) -> [Range<Int>] {
    DeclarationRanges.ranges(bodies ?? DeclarationOutline(of: bytes).bodies, without: places)
  }
}
