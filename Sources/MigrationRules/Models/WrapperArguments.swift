import SourceText
import SwiftModel

/// What a wrapper says in its own brackets and parentheses, and the variable has to say without it.
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
    if let value = attribute.arguments?.arguments.first?.rangeWithTrivia {
      text += " = " + source.textWithoutOuterBlanks(in: value)
    }
    let end = variable.annotationRange?.upperBound ?? variable.nameRange.upperBound
    return text.isEmpty ? [] : [source.inserting(text, at: end)]
  }

  /// The colon and type that the variable lacks.
  static func annotation(
    moving attribute: AttributeFact, to variable: VariableFact, _ source: SourceFile
  ) -> String {
    guard variable.annotationRange == nil, attribute.saysType, let type = attribute.genericArgumentsRange
    else { return "" }
    return ": " + source.text(in: type)
  }
}

extension VariableFact {
  /// The type in the brackets of a wrapper.
  var typeRangeInWrapper: Range<Int>? {
    annotationRange == nil ? attributes.first { $0.saysType }?.genericArgumentsRange : nil
  }
}
