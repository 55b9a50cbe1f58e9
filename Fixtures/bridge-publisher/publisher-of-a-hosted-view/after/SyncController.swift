import Combine
import SwiftUI

@Observable
final class SyncModel {
  var devices: [String] = [] {
    willSet { devicesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var devicesSubject = CurrentValueSubject<[String], Never>(_devices)
}

struct SyncView: View {
  var model: SyncModel

  var body: some View {
    Text("\(model.devices.count)")
  }
}

final class SyncController: UIHostingController<SyncView> {
  private var cancellables = Set<AnyCancellable>()

  func listen() {
    rootView.model.devicesSubject.sink { print($0) }.store(in: &cancellables)
    self.rootView.model.devicesSubject.sink { print($0) }.store(in: &cancellables)
  }
}

@MainActor
final class Presenter {
  let hosting = UIHostingController(rootView: SyncView(model: SyncModel()))
  let other: UIHostingController<SyncView>? = nil

  func listen() -> [AnyCancellable?] {
    let own = UIHostingController(rootView: SyncView(model: SyncModel()))
    return [
      hosting.rootView.model.devicesSubject.sink { print($0) },
      other?.rootView.model.devicesSubject.sink { print($0) },
      own.rootView.model.devicesSubject.sink { print($0) },
    ]
  }
}

/// Not concerned at all.
@Observable
final class Printers {
  var devices: [String] = []
}

struct PrintersView: View {
  var printers: Printers

  var body: some View {
    Text("\(printers.devices.count)")
  }
}
