import SwiftUI

protocol Vessel: AnyObject {
  var title: String { get }
}

@Observable
final class Ferry: Vessel {
  var title = ""
}

@Observable
final class Tug: Vessel {
  var title = ""
}

final class Pier: Vessel {
  let title = "Pier"
}

enum Berth {
  case free
  case taken(any Vessel)
}

struct FerryView: View {
  @Environment(Ferry.self) private var ferry

  var body: some View {
    Text(ferry.title)
  }
}

struct TugView: View {
  @Environment(Tug.self) private var tug

  var body: some View {
    Text(tug.title)
  }
}

struct VesselView: View {
  let vessel: any Vessel

  var body: some View {
    switch vessel {
    case let vessel as Ferry: FerryView().environment(vessel)
    case let vessel as Tug where vessel.title.isEmpty: TugView().environment(vessel)
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
      case .taken(let vessel as Ferry): FerryView().environment(vessel)
      case let .taken(vessel as Tug): TugView().environment(vessel)
      case .taken, .free: EmptyView()
      }
      if case let vessel as Tug = waiting {
        TugView().environment(vessel)
      }
      if case let vessel as Tug? = waiting, let vessel {
        TugView().environment(vessel)
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
      views.append(AnyView(FerryView().environment(vessel)))
    }
    guard case let main as Tug = main else { return views }
    views.append(AnyView(TugView().environment(main)))
    return views
  }
}
