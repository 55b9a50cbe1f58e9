import Localizer
import SwiftUI

final class Language: ObservableObject {
  static let shared = Language()
  @Published var code = "en" { didSet { Localizer.shared.use(code) } }
}

struct TitleView: View {
  @ObservedObject private var language = Language.shared
  var body: some View { Text(Localizer.localized("title")) }
}

struct ConstantView: View {
  @ObservedObject private var language = Language.shared
  var body: some View { Text(Strings.title) }
}

struct LiteralView: View {
  @ObservedObject private var language = Language.shared
  var body: some View { Text("title".localized()) }
}

struct KeyView: View {
  @ObservedObject private var language = Language.shared
  let key: String
  var body: some View { Text(key.localized()) }
}

// Values of Apple's modules, and what is computed of what the view is given.
struct PlainView: View {
  @ObservedObject private var language = Language.shared
  let key: String
  var body: some View {
    Text(key.uppercased() + "title".lowercased())
      .font(Font.custom("Menlo", size: 12)).foregroundStyle(Color.red).padding(EdgeInsets())
      .padding(UIDevice.current.userInterfaceIdiom == .pad ? 8 : 4)
  }
}
