import MigrationPlanning
import SourceText
import SwiftModel

/// A use of a wrapped property through its wrapper: `$model`, or `_model`.
protocol WrapperUse: Sendable {
  /// Of the property.
  var name: String { get }
  var range: Range<Int> { get }
  var nameRange: Range<Int> { get }
  /// A local of the property's name is in scope here.
  var isShadowed: Bool { get }
}

extension ProjectionUse: WrapperUse {}
extension StorageUse: WrapperUse {}

extension Located where Use: WrapperUse {
  /// The property itself, with what stands before its name.
  func object(of property: WrappedProperty, _ model: ProjectModel) -> String {
    let base = model.source(file).text(in: use.range.lowerBound..<use.nameRange.lowerBound)
    if !base.isEmpty { return base + use.name }
    return use.isShadowed ? "self." + use.name : property.writtenName
  }

  /// The edit from `$model` or `_model.projectedValue` to `Bindable(model)`.
  func editToBindable(of property: WrappedProperty, _ model: ProjectModel) -> SourceEdit {
    let text = "\(model.bindableName(for: property))(\(object(of: property, model)))"
    return model.source(file).replacing(use.range, with: text)
  }

  func rewriteToBindable(of property: WrappedProperty, _ model: ProjectModel) -> Rewrite {
    .edits([editToBindable(of: property, model)], of: property.subjects, in: file, counts: .use)
  }
}

extension Located<StorageUse> {
  /// `_model.wrappedValue` to `model`.
  func rewriteToObject(of property: WrappedProperty, _ model: ProjectModel) -> Rewrite {
    let range = use.nameRange.lowerBound..<use.range.upperBound
    let name = use.base == nil && use.isShadowed ? "self." + use.name : use.name
    return .edits(
      [model.source(file).replacing(range, with: name)], of: property.subjects, in: file, counts: .use)
  }
}

extension ProjectModel {
  func bindableName(for property: WrappedProperty) -> String {
    swiftUIName("Bindable", at: LookupScope(inside: property.id.declaration))
  }
}
