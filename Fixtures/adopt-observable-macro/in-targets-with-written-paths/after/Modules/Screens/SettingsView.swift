import Ledger
import Store
import SwiftUI

struct SettingsView: View {
  @State var settings = Settings()
  /// Of the library: what 'Store' has is its own.
  @StateObject var book = Book()

  var body: some View {
    Toggle("Dark", isOn: $settings.isDark)
    Text("\(book.entries)")
  }
}
