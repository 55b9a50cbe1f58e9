import Foundation

/// The report for other programs, as `Documentation/report.schema.json` describes it.
package enum JSONReport {
  package static func bytes(_ document: ReportDocument) -> [UInt8] { encoded(document) }

  /// In a stable order, and easy to compare.
  static func encoded(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
      preconditionFailure("strings and numbers are encodable: \(error)")
    }
  }
}
