/// Where the declarations of a file stand, so that those with some places in them can be parsed without the others.
package struct DeclarationRanges: Sendable {
  /// The members of types and the declarations at file scope, outside of bodies, and the bodies in them: in order, each
  /// before what it contains.
  private let parts: [Range<Int>]
  /// The types and extensions, in the order of their facts.
  private let types: [Range<Int>]

  /// - Parameters:
  ///   - declarations: the members of types and the declarations at file scope, outside of bodies.
  ///   - bodies: the bodies of functions and accessors.
  ///   - types: the types and extensions, in the order of their facts.
  package init(_ declarations: [Range<Int>], bodies: [Range<Int>], types: [Range<Int>]) {
    parts = (declarations + bodies).sorted(by: Self.precedes)
    self.types = types
  }

  private static func precedes(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.lowerBound != second.lowerBound
      ? first.lowerBound < second.lowerBound : first.upperBound > second.upperBound
  }

  /// The largest parts that hold none of some places, in order.
  ///
  /// - Parameter places: in order.
  package func parts(without places: [Range<Int>]) -> [Range<Int>] {
    Self.ranges(parts, without: places)
  }

  /// The largest of some ranges that hold none of some places, in order.
  ///
  /// - Parameters:
  ///   - ranges: in order, each before those in it.
  ///   - places: in order.
  package static func ranges(_ ranges: [Range<Int>], without places: [Range<Int>]) -> [Range<Int>] {
    var left = places[...]
    var end = 0
    return ranges.filter { range in
      if range.lowerBound < end { return false }
      left = left.drop { $0.upperBound < range.lowerBound }
      if let place = left.first, place.lowerBound <= range.upperBound { return false }
      end = range.upperBound
      return true
    }
  }

  /// The index of the innermost type or extension around an offset; nil outside of all.
  package func type(around offset: Int) -> Int? { types.lastIndex { $0.contains(offset) } }
}
