import Combine

final class Panel: ObservableObject {
  @Published var title = ""
  @Published var detail = ""

  func follow(_ isDetail: Bool) -> AnyCancellable {
    let texts = isDetail ? $detail : $title
    return texts.removeDuplicates().sink { print($0) }
  }
}

final class Sidebar: ObservableObject {
  @Published var title = ""
}

final class Footer: ObservableObject {
  @Published var title = ""
}

/// Of several objects, one may stay, and its publisher would be of another type.
func follow(_ sidebar: Sidebar, _ footer: Footer, _ isSidebar: Bool) -> [AnyCancellable] {
  [
    (isSidebar ? sidebar.$title : footer.$title).sink { print($0) },
    Publishers.MergeMany(sidebar.$title, footer.$title).sink { print($0) },
  ]
}

func follow(_ panel: Panel) -> AnyCancellable {
  Publishers.MergeMany(panel.$title, panel.$detail).sink { print($0) }
}
