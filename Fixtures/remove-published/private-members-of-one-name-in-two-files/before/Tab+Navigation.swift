import Foundation

extension Tab {
  private var engine: Engine! { Engine() }
  private var settings: Settings? { nil }

  func start() { engine.state = settings?.state ?? 0 }
}
