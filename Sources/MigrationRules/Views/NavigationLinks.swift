import EffectAnalysis
import SwiftModel

/// The links of SwiftUI to views that are made with the link: each time that it is opened, the same value of the view is shown.
///
/// ```swift
/// NavigationLink(destination: FormView(id: 1)) { Text("Form") }
/// NavigationLink("Form") { FormView(id: 1) }       // this closure does not escape
/// ```
/// Source: the declaration of `NavigationLink`, whose `destination` parameters are values and non-escaping closures. What a
/// link has by `value:` is made anew by `navigationDestination(for:destination:)`.
struct NavigationLinks {
  private let model: ProjectModel
  private let links: [Int: [Located<Effect>]]

  init(in model: ProjectModel) {
    self.model = model
    let all = model.index.declaresType(named: Self.name) ? [] : model.references.effects(on: [Self.name])
    links = Dictionary(grouping: all.filter { $0.use.callRange != nil }, by: \.file)
  }

  private static let name = "NavigationLink"

  /// The first link that makes a view, as far as the sources tell.
  func link(to view: TypeID) -> Located<Effect>? {
    guard let name = model.index[view].name.last, !links.isEmpty else { return nil }
    let made = model.references.effects(on: [name], in: Set(links.keys)).filter { located in
      located.use.callRange != nil
        && model.index.typesMade(by: located.use, in: located.file).contains(view)
    }
    return made.lazy.compactMap(link).first
  }

  /// The link that shows what is made at a place.
  private func link(around located: Located<Effect>) -> Located<Effect>? {
    links[located.file]?.last { link in
      guard let call = link.use.callRange, call.contains(located.use.offset), let labels = link.use.labels,
        !labels.contains("value")
      else { return false }
      let closure = located.use.closures.last { call.contains($0.range.lowerBound) }
      guard !labels.contains("destination") else { return closure == nil || closure?.label == "destination" }
      return closure.map { $0.label == nil || $0.label == "destination" } ?? false
    }
  }
}
