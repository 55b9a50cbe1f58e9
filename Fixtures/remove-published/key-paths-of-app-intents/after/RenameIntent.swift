import AppIntents

struct RenameIntent: AppIntent {
  static var title: LocalizedStringResource = "Rename"

  @Parameter(title: "Name")
  var name: String

  static let sorting = SortingOptions {
    SortableBy(\ServerEntity.$name)
  }

  func sort(by path: PartialKeyPath<ServerEntity>) -> Bool {
    switch path {
    case \.$name: true
    default: false
    }
  }
}
