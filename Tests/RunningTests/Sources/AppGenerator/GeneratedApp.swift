/// An app as source.
public struct GeneratedApp: Sendable {
  public let recipe: AppRecipe
  /// What the tool is given. What the app reports of itself is in comments.
  public let source: String

  /// - Parameter suffix: what the names of its types end with, so that many apps can be one module.
  public init(_ recipe: AppRecipe, suffix: String = "") {
    self.recipe = recipe
    source = AppBuilder(recipe, suffix: suffix).source
  }

  /// The source with what it reports.
  public static func reporting(_ source: String) -> String {
    "import AppJournal\n" + source.replacing("/*+ ", with: "").replacing(" +*/", with: "")
  }
}
