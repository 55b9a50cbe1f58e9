import SwiftModel

extension VariableFact {
  /// Nobody else can read it.
  var isHidden: Bool { accessLevel == .private || accessLevel == .fileprivate }
}
