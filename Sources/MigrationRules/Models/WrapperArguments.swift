import SourceText
import SwiftModel

/// The arguments of a wrapper that the variable needs once the wrapper is removed.
///
/// ```swift
/// @Published<Double>(initialValue: 1) var scale
/// ```
/// becomes
/// ```swift
/// var scale: Double = 1
/// ```
enum WrapperArguments {
  static func edits(
    moving attribute: AttributeFact, to variable: VariableFact, _ source: SourceFile
  ) -> [SourceEdit] {
    var text = annotation(moving: attribute, to: variable, source)
    if !areForeign(attribute), let value = attribute.arguments?.arguments.first?.rangeWithTrivia {
      text += " = " + source.textWithoutOuterBlanks(in: value)
    }
    let end = variable.annotationRange?.upperBound ?? variable.nameRange.upperBound
    return text.isEmpty ? [] : [source.inserting(text, at: end)]
  }

  /// Whether the arguments of `@Published` are those of an initializer that Combine does not have: `@Published(key: "n")`.
  static func areForeign(_ attribute: AttributeFact) -> Bool {
    guard attribute.name.last == "Published", let arguments = attribute.arguments?.arguments,
      !arguments.isEmpty
    else { return false }
    return arguments.count > 1 || !["initialValue", "wrappedValue"].contains(arguments[0].label ?? "")
  }

  /// The type annotation that the variable lacks.
  static func annotation(
    moving attribute: AttributeFact, to variable: VariableFact, _ source: SourceFile
  ) -> String {
    guard variable.annotationRange == nil, attribute.saysType, let type = attribute.genericArgumentsRange
    else { return "" }
    return ": " + source.text(in: type)
  }
}

extension VariableFact {
  /// The range of the wrapper's generic argument.
  var typeRangeInWrapper: Range<Int>? {
    annotationRange == nil ? attributes.first { $0.saysType }?.genericArgumentsRange : nil
  }
}
