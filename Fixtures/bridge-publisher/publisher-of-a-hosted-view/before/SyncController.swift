import Combine
import SwiftUI

final class SyncModel: ObservableObject {
  @Published var devices: [String] = []
}

struct SyncView: View {
  @ObservedObject var model: SyncModel

  var body: some View {
    Text("\(model.devices.count)")
  }
}

final class SyncController: UIHostingController<SyncView> {
  private var cancellables = Set<AnyCancellable>()

  func listen() {
    rootView.model.$devices.sink { print($0) }.store(in: &cancellables)
    self.rootView.model.$devices.sink { print($0) }.store(in: &cancellables)
  }
}

@MainActor
final class Presenter {
  let hosting = UIHostingController(rootView: SyncView(model: SyncModel()))
  let other: UIHostingController<SyncView>? = nil

  func listen() -> [AnyCancellable?] {
    let own = UIHostingController(rootView: SyncView(model: SyncModel()))
    return [
      hosting.rootView.model.$devices.sink { print($0) },
      other?.rootView.model.$devices.sink { print($0) },
      own.rootView.model.$devices.sink { print($0) },
    ]
  }
}

/// Not concerned at all.
final class Printers: ObservableObject {
  @Published var devices: [String] = []
}

struct PrintersView: View {
  @ObservedObject var printers: Printers

  var body: some View {
    Text("\(printers.devices.count)")
  }
}
