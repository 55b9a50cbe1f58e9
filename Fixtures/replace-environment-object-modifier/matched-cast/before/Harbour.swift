import SwiftUI

protocol Vessel: AnyObject {
  var title: String { get }
}

final class Ferry: ObservableObject, Vessel {
  @Published var title = ""
}

final class Tug: ObservableObject, Vessel {
  @Published var title = ""
}

final class Pier: Vessel {
  let title = "Pier"
}

enum Berth {
  case free
  case taken(any Vessel)
}

struct FerryView: View {
  @EnvironmentObject private var ferry: Ferry

  var body: some View {
    Text(ferry.title)
  }
}

struct TugView: View {
  @EnvironmentObject private var tug: Tug

  var body: some View {
    Text(tug.title)
  }
}

struct VesselView: View {
  let vessel: any Vessel

  var body: some View {
    switch vessel {
    case let vessel as Ferry: FerryView().environmentObject(vessel)
    case let vessel as Tug where vessel.title.isEmpty: TugView().environmentObject(vessel)
    case let vessel as Pier: Text(vessel.title)
    default: Text(vessel.title)
    }
  }
}

struct BerthView: View {
  let berth: Berth
  let waiting: (any Vessel)?

  var body: some View {
    VStack {
      switch berth {
      case .taken(let vessel as Ferry): FerryView().environmentObject(vessel)
      case let .taken(vessel as Tug): TugView().environmentObject(vessel)
      case .taken, .free: EmptyView()
      }
      if case let vessel as Tug = waiting {
        TugView().environmentObject(vessel)
      }
      if case let vessel as Tug? = waiting, let vessel {
        TugView().environmentObject(vessel)
      }
    }
  }
}

struct Harbour {
  let vessels: [any Vessel]
  let main: any Vessel

  func views() -> [AnyView] {
    var views: [AnyView] = []
    for case let vessel as Ferry in vessels {
      views.append(AnyView(FerryView().environmentObject(vessel)))
    }
    guard case let main as Tug = main else { return views }
    views.append(AnyView(TugView().environmentObject(main)))
    return views
  }
}
