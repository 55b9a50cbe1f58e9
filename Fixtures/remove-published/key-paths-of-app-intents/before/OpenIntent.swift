import AppIntents
import SwiftUI

struct OpenIntent: AppIntent {
  static var title: LocalizedStringResource = "Open"

  @Parameter(title: "Server")
  var server: String

  @IntentParameterDependency<RenameIntent>(\.$name)
  var rename

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$server)") {
      \.$server
    }
  }
}
