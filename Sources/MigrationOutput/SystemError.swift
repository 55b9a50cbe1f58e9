import Foundation

/// Why the system refused a call.
package struct SystemError: Error, CustomStringConvertible, Sendable, Equatable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package var description: String { String(cString: strerror(code)) }

  /// Throws where a call says that it failed.
  static func check(_ outcome: Int32) throws(SystemError) {
    if outcome != 0 { throw SystemError(code: errno) }
  }
}
