import Combine
import Observation

@Observable
final class Panel {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  var detail = "" {
    willSet { detailSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var detailSubject = CurrentValueSubject<String, Never>(_detail)

  func follow(_ isDetail: Bool) -> AnyCancellable {
    let texts = isDetail ? detailSubject : titleSubject
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
  Publishers.MergeMany(panel.titleSubject, panel.detailSubject).sink { print($0) }
}
