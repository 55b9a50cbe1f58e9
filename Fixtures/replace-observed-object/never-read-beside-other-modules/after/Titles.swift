import Localizer
import SwiftUI

@Observable
final class Language {
  static let shared = Language()
  var code = "en" { didSet { Localizer.shared.use(code) } }
}

struct TitleView: View {
  private let language = Language.shared
  var body: some View {
    let _ = language.code
    Text(Localizer.localized("title"))
  }
}

struct ConstantView: View {
  private let language = Language.shared
  var body: some View {
    let _ = language.code
    Text(Strings.title)
  }
}

struct LiteralView: View {
  private let language = Language.shared
  var body: some View {
    let _ = language.code
    Text("title".localized())
  }
}

struct KeyView: View {
  private let language = Language.shared
  let key: String
  var body: some View {
    let _ = language.code
    Text(key.localized())
  }
}

// Values of Apple's modules, and what is computed of what the view is given.
struct PlainView: View {
  private let language = Language.shared
  let key: String
  var body: some View {
    Text(key.uppercased() + "title".lowercased())
      .font(Font.custom("Menlo", size: 12)).foregroundStyle(Color.red).padding(EdgeInsets())
      .padding(UIDevice.current.userInterfaceIdiom == .pad ? 8 : 4)
  }
}
