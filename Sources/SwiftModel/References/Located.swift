/// A use that stands in one of the files.
package struct Located<Use: Sendable>: Sendable {
  package let file: Int
  package let use: Use

  package init(file: Int, use: Use) {
    self.file = file
    self.use = use
  }
}

extension Located: Equatable where Use: Equatable {}
extension Located: Hashable where Use: Hashable {}
