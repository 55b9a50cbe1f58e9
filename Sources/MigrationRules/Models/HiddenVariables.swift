import SwiftModel

extension VariableFact {
  /// Whether it is `private` or `fileprivate`.
  var isHidden: Bool { accessLevel == .private || accessLevel == .fileprivate }
}
