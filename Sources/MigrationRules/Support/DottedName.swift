import SwiftModel

extension ExpressionFact {
  /// `Settings.Sort`, for names one behind the other.
  var dottedName: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base, let name): base.dottedName.map { $0 + [name] }
    default: nil
    }
  }
}
